/** The look of the demo's mailbox: the portal's colours, and nothing that has to be built. */
export const mailboxStyle = `
:root { color-scheme: light dark; --canvas: #f3f5f8; --surface: #fff; --text: #141920; --text-2: #454e5f; --border: #e1e5eb; --link: #1a5cd8; }
@media (prefers-color-scheme: dark) {
  :root { --canvas: #0c0f14; --surface: #13171e; --text: #e9ecf1; --text-2: #b2bac7; --border: #252c37; --link: #8cb6ff; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--text); font: 14px/20px system-ui, sans-serif; }
main { max-width: 960px; margin: 0 auto; padding: 24px 16px 40px; }
h1 { margin: 0 0 16px; font-size: 20px; line-height: 28px; font-weight: 620; }
h2 { margin: 24px 0 8px; font-size: 16px; line-height: 22px; }
a { color: var(--link); }
a:focus-visible, .scroll:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.scroll { overflow-x: auto; border: 1px solid var(--border); border-radius: 10px; background: var(--surface); }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 10px 12px; text-align: left; vertical-align: top; border-bottom: 1px solid var(--border); }
td { min-width: 200px; overflow-wrap: anywhere; }
td:nth-child(n + 3) { min-width: 0; }
th, td:nth-child(n + 3) { white-space: nowrap; }
tr:last-child td { border-bottom: 0; }
th, dt { color: var(--text-2); font-weight: 550; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 4px 16px; margin: 0 0 16px; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 460px; border: 1px solid var(--border); border-radius: 10px; background: #f3f5f8; }
pre { margin: 0; padding: 16px; overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--border); border-radius: 10px; background: var(--surface); font: 13px/18px ui-monospace, monospace; }
`;
