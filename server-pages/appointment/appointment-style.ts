/**
 * The one style sheet of the candidate's pages, sent within them: a phone on a slow line waits for one answer alone. Sizes are in rem: text
 * that the browser was told to enlarge grows. */
export const style = `
:root{color-scheme:light dark;--canvas:#f3f5f8;--surface:#fff;--border:#e1e5eb;--strong:#828b9b;--text:#141920;--soft:#5c6677;--accent:#1a5cd8;--link:#1648a6;--good:#12683f;--good-soft:#e3f4ea;--good-line:#b4dfc6;--bad:#b0241c;--bad-soft:#fcebe9;--bad-line:#f2c4bf;--note:#854700;--note-soft:#fcf0da;--note-line:#f0d29b;--focus:#1a5cd8}
@media (prefers-color-scheme:dark){:root{--canvas:#0c0f14;--surface:#13171e;--border:#252c37;--strong:#6c778a;--text:#e9ecf1;--soft:#8f99a9;--accent:#2a62d8;--link:#abc9ff;--good:#62cd98;--good-soft:#112a1e;--good-line:#235a3f;--bad:#ff958c;--bad-soft:#371b1a;--bad-line:#74332f;--note:#f0b65e;--note-soft:#2d220f;--note-line:#66491a;--focus:#8cb6ff}}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--text);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
main{max-width:32.5rem;margin:0 auto;padding:1rem 1rem 3rem}
.provider{margin:0 0 .75rem;padding:.25rem 0;color:var(--soft);font-size:.875rem;font-weight:600}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:2rem}
h2{margin:0 0 .375rem;font-size:1rem;line-height:1.5rem}
section,.card,details{margin:0 0 .75rem;padding:1rem;border:1px solid var(--border);border-radius:.75rem;background:var(--surface)}
p{margin:0 0 .5rem}p:last-child{margin:0}
.day{font-size:1.125rem;font-weight:600}
.time{margin:0;font-size:2.5rem;line-height:3rem;font-weight:650;font-variant-numeric:tabular-nums}
.soft{color:var(--soft);font-size:.875rem;line-height:1.25rem}
.tear{height:0;margin:.875rem -1rem;border-top:1.5px dashed var(--border)}
.site{font-weight:600}
a{color:var(--link)}
a,summary,button,input,textarea,select{outline-offset:2px}
:focus-visible{outline:2px solid var(--focus)}
.row{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:.75rem}
.button,button{display:inline-flex;min-height:3rem;align-items:center;justify-content:center;padding:.625rem 1.125rem;border:1px solid var(--strong);border-radius:.5rem;background:var(--surface);color:var(--text);font-family:inherit;font-size:1rem;line-height:1.5rem;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button.main{width:100%;border-color:var(--accent);background:var(--accent);color:#fff}
.row>*{flex:1 1 8.75rem}
nav{margin:0 0 .75rem}
.days,.times{display:grid;grid-template-columns:repeat(auto-fill,minmax(6rem,1fr));gap:.5rem;margin:.5rem 0 0;padding:0;list-style:none}
.days .button{width:100%;padding:.625rem .5rem;font-size:.9375rem}
[aria-current]{border-color:var(--accent);background:var(--accent);color:#fff}
.times button{width:100%;margin:0;font-variant-numeric:tabular-nums}
label{display:block;margin:0 0 .25rem;font-weight:600}
.hint{margin:0 0 .375rem}
input,textarea,select{display:block;width:100%;min-height:3rem;padding:.625rem .75rem;border:1px solid var(--strong);border-radius:.5rem;background:var(--surface);color:var(--text);font-family:inherit;font-size:1rem;line-height:1.5rem}
h3{margin:0 0 .25rem;font-size:1rem;line-height:1.5rem}
.detail{margin:1rem 0 0}
.file{margin:1rem 0 0;padding-top:1rem;border-top:1px solid var(--border)}
.sent{color:var(--good);font-weight:600}
input[type=file]{padding:.5rem}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
textarea{min-height:6rem;resize:vertical}
[aria-invalid=true]{border-color:var(--bad)}
main>form{margin:0 0 .75rem}
form>button{margin-top:.75rem}
form>button:only-child{margin:0}
.error{margin:.375rem 0 0;color:var(--bad);font-size:.875rem;line-height:1.25rem;font-weight:600}
.good,.note,.bad{margin:0 0 .75rem;padding:.75rem 1rem;border:1px solid var(--good-line);border-radius:.75rem;background:var(--good-soft);color:var(--good);font-weight:600}
.note{border-color:var(--note-line);background:var(--note-soft);color:var(--note)}
.bad{border-color:var(--bad-line);background:var(--bad-soft);color:var(--bad)}
table{width:100%;border-collapse:collapse;font-size:.875rem;line-height:1.25rem}
th,td{padding:.375rem .5rem .375rem 0;border-bottom:1px solid var(--border);text-align:left;vertical-align:top}
summary{min-height:1.5rem;font-weight:600;cursor:pointer}
details[open] summary{margin-bottom:.75rem}
footer{margin-top:1.5rem;color:var(--soft);font-size:.875rem;line-height:1.25rem}
@media print{.row,form,details{display:none}section,.card{break-inside:avoid}}
`;
