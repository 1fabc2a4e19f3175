import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';

const cell = 'border-border border-b py-[5px] text-[13px]';

type DemoLogin = { username: string; password: string; purpose: string };

type DemoLoginsProps = { logins: readonly DemoLogin[]; onUse: (login: DemoLogin) => void };

/** Shown in the demo only, where the server names them. */
export default function DemoLogins({ logins, onUse }: DemoLoginsProps) {
  return (
    <section
      className="mt-7 overflow-hidden rounded-lg border border-border [&_tr:last-child>*]:border-b-0"
      aria-labelledby="demo-logins"
    >
      <h2 className="border-border border-b bg-sunken px-3 py-2 font-strong text-[13px]" id="demo-logins">
        Demo logins <span className="font-normal text-text-3">with the password {logins[0]?.password}</span>
      </h2>
      <table>
        <tbody>
          {logins.map((login) => (
            <tr key={login.username}>
              <th className={classes(cell, 'px-3 text-left font-strong')} scope="row">
                {login.username}
              </th>
              <td className={classes(cell, 'px-3 text-left text-text-2')}>{login.purpose}</td>
              <td className={classes(cell, 'pr-1.5 pl-3 text-right')}>
                <Button look="link" size="sm" aria-label={`Use ${login.username}`} onClick={() => onUse(login)}>
                  Use
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
