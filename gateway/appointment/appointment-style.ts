/** The one style sheet of the candidate's pages, sent within them: a phone on a slow line waits for one answer alone. */
export const style = `
:root{color-scheme:light dark;--canvas:#f3f5f8;--surface:#fff;--border:#e1e5eb;--strong:#828b9b;--text:#141920;--soft:#5c6677;--accent:#1a5cd8;--link:#1648a6;--good:#12683f;--good-soft:#e3f4ea;--good-line:#b4dfc6;--bad:#b0241c;--bad-soft:#fcebe9;--bad-line:#f2c4bf;--note:#854700;--note-soft:#fcf0da;--note-line:#f0d29b;--focus:#1a5cd8}
@media (prefers-color-scheme:dark){:root{--canvas:#0c0f14;--surface:#13171e;--border:#252c37;--strong:#6c778a;--text:#e9ecf1;--soft:#8f99a9;--accent:#2a62d8;--link:#abc9ff;--good:#62cd98;--good-soft:#112a1e;--good-line:#235a3f;--bad:#ff958c;--bad-soft:#371b1a;--bad-line:#74332f;--note:#f0b65e;--note-soft:#2d220f;--note-line:#66491a;--focus:#8cb6ff}}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--text);font:16px/24px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
main{max-width:520px;margin:0 auto;padding:16px 16px 48px}
.provider{margin:0 0 12px;padding:4px 0;color:var(--soft);font-size:14px;font-weight:600}
h1{margin:0 0 16px;font-size:24px;line-height:32px}
h2{margin:0 0 6px;font-size:16px;line-height:24px}
section,.card,details{margin:0 0 12px;padding:16px;border:1px solid var(--border);border-radius:12px;background:var(--surface)}
p{margin:0 0 8px}p:last-child{margin:0}
.day{font-size:18px;font-weight:600}
.time{margin:0;font-size:40px;line-height:48px;font-weight:650;font-variant-numeric:tabular-nums}
.soft{color:var(--soft);font-size:14px;line-height:20px}
.tear{height:0;margin:14px -16px;border-top:1.5px dashed var(--border)}
.site{font-weight:600}
a{color:var(--link)}
a,summary,button,input,textarea,select{outline-offset:2px}
:focus-visible{outline:2px solid var(--focus)}
.row{display:flex;flex-wrap:wrap;gap:8px;margin-top:12px}
.button,button{display:inline-flex;min-height:48px;align-items:center;justify-content:center;padding:10px 18px;border:1px solid var(--strong);border-radius:8px;background:var(--surface);color:var(--text);font-family:inherit;font-size:16px;line-height:24px;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button.main{width:100%;border-color:var(--accent);background:var(--accent);color:#fff}
.row>*{flex:1 1 140px}
nav{margin:0 0 12px}
.days,.times{display:grid;grid-template-columns:repeat(auto-fill,minmax(96px,1fr));gap:8px;margin:8px 0 0;padding:0;list-style:none}
.days .button{width:100%;padding:10px 8px;font-size:15px}
[aria-current]{border-color:var(--accent);background:var(--accent);color:#fff}
.times button{width:100%;margin:0;font-variant-numeric:tabular-nums}
label{display:block;margin:0 0 4px;font-weight:600}
.hint{margin:0 0 6px}
input,textarea,select{display:block;width:100%;min-height:48px;padding:10px 12px;border:1px solid var(--strong);border-radius:8px;background:var(--surface);color:var(--text);font-family:inherit;font-size:16px;line-height:24px}
h3{margin:0 0 4px;font-size:16px;line-height:24px}
.detail{margin:16px 0 0}
.file{margin:16px 0 0;padding-top:16px;border-top:1px solid var(--border)}
.sent{color:var(--good);font-weight:600}
input[type=file]{padding:8px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
textarea{min-height:96px;resize:vertical}
[aria-invalid=true]{border-color:var(--bad)}
main>form{margin:0 0 12px}
form>button{margin-top:12px}
form>button:only-child{margin:0}
.error{margin:6px 0 0;color:var(--bad);font-size:14px;line-height:20px;font-weight:600}
.good,.note,.bad{margin:0 0 12px;padding:12px 16px;border:1px solid var(--good-line);border-radius:12px;background:var(--good-soft);color:var(--good);font-weight:600}
.note{border-color:var(--note-line);background:var(--note-soft);color:var(--note)}
.bad{border-color:var(--bad-line);background:var(--bad-soft);color:var(--bad)}
summary{min-height:24px;font-weight:600;cursor:pointer}
details[open] summary{margin-bottom:12px}
footer{margin-top:24px;color:var(--soft);font-size:14px;line-height:20px}
@media print{.row,form,details{display:none}section,.card{break-inside:avoid}}
`;
