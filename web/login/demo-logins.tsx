import { Button } from '../ui/button.tsx';

type DemoLogin = { username: string; password: string; purpose: string };

/** Shown in the demo only, where the server names them. */
export function DemoLogins({ logins, onUse }: { logins: readonly DemoLogin[]; onUse: (login: DemoLogin) => void }) {
  return (
    <section className="demo" aria-labelledby="demo-logins">
      <h2 id="demo-logins">
        Demo logins <span className="quiet font-normal">with the password {logins[0]?.password}</span>
      </h2>
      <table>
        <tbody>
          {logins.map((login) => (
            <tr key={login.username}>
              <th scope="row">{login.username}</th>
              <td className="muted">{login.purpose}</td>
              <td>
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
