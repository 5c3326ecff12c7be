"""The style sheet of a win page: for one printed sheet first, readable in black."""

STYLE = """
:root { --ink: #1b1a18; --soft: #655f56; --line: #cbc4b6; --paper: #fffefb; --accent: #7d1d20;
  color-scheme: light; }
* { box-sizing: border-box; }
html { background: #e9e4d8; -webkit-text-size-adjust: 100%; }
body { margin: 0 auto; max-width: 50rem; padding: 2rem 2.5rem; background: var(--paper);
  color: var(--ink); font: 15px/1.45 Georgia, "Times New Roman", "Noto Serif", serif;
  font-variant-numeric: lining-nums tabular-nums; }
p, h1, h2, dl, dd { margin: 0; }
header { display: flex; justify-content: space-between; align-items: flex-end; gap: 1rem;
  border-bottom: 3px double var(--accent); padding-bottom: .6rem; }
.kind { color: var(--accent); font-size: .85rem; letter-spacing: .14em; text-transform: uppercase; }
h1 { font-size: 1.5rem; line-height: 1.2; font-weight: 600; }
.slip { font-size: 1.25rem; font-weight: 600; white-space: nowrap; }
.slip span { font-size: .8rem; font-weight: 400; color: var(--soft); display: block;
  text-align: right; }
.award { display: flex; justify-content: space-between; align-items: baseline; flex-wrap: wrap;
  gap: .2rem 2rem; padding: .8rem 0; }
.award .amount { font-size: 2.3rem; font-weight: 600; line-height: 1.1; text-align: left; }
.won { flex-basis: 100%; font-size: 1.05rem; }
.undone { border: 2px solid var(--accent); padding: .35rem .7rem; margin-bottom: .8rem; }
.undone b { color: var(--accent); text-transform: uppercase; letter-spacing: .06em; }
.state { border: 2px solid var(--accent); color: var(--accent); padding: .1rem .7rem;
  letter-spacing: .08em; text-transform: uppercase; font-size: .85rem; font-weight: 600; }
.what { display: grid; grid-template-columns: 1fr auto; gap: 1rem 2rem; align-items: start;
  border-top: 1px solid var(--line); padding-top: .8rem; }
dl { display: grid; gap: .15rem 1.1rem;
  grid-template-columns: repeat(2, fit-content(8rem) minmax(min-content, 1fr)); }
dt { color: var(--soft); }
dd { overflow-wrap: break-word; }
:lang(ko) { word-break: keep-all; }
:lang(ja) { word-break: auto-phrase; }
.hands { display: grid; gap: .6rem; }
.hand > p:first-child { color: var(--soft); }
.hand b { color: var(--ink); }
.cards { display: flex; gap: .3rem; }
.cards span { display: inline-block; min-width: 2.5rem; padding: .5rem .2rem; text-align: center;
  border: 1px solid var(--ink); border-radius: .3rem; background: #fff; font-size: 1.15rem;
  font-weight: 600; }
.cards .red { color: #b3161c; }
h2 { font-size: 1rem; font-weight: 600; color: var(--accent); margin: 1.1rem 0 .2rem; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; }
th, td { padding: .18rem .8rem .18rem 0; text-align: left; vertical-align: top;
  border-bottom: 1px solid var(--line); }
th { font-size: .8rem; font-weight: 600; word-break: keep-all; color: var(--soft);
  border-bottom: 1px solid var(--ink); }
th:last-child, td:last-child { padding-right: 0; }
td.amount, th.amount { text-align: right; white-space: nowrap; padding-left: .8rem; }
tr.total td { border-bottom: 3px double var(--ink); border-top: 1px solid var(--ink);
  font-weight: 600; }
.beside { display: grid; grid-template-columns: 1fr 1fr; gap: 0 2.2rem; }
.signatures { display: grid; grid-template-columns: repeat(4, 1fr); gap: .2rem 1.5rem;
  margin-top: 1rem; font-size: .85rem; color: var(--soft); break-inside: avoid; }
.signatures .line { height: 2.1rem; border-bottom: 1px solid var(--ink); }
.signatures b { color: var(--ink); font-weight: 600; }
footer { border-top: 1px solid var(--line); color: var(--soft); font-size: .72rem;
  margin-top: 1.2rem; padding-top: .4rem; }
code { font-family: "DejaVu Sans Mono", Consolas, monospace; font-size: .95em;
  overflow-wrap: anywhere; }
@media (max-width: 40rem) {
  html { background: var(--paper); }
  body { padding: 1rem; }
  header, .what, .beside { display: block; }
  dl { grid-template-columns: fit-content(50%) 1fr; }
  .hands { margin-top: .8rem; }
  section { overflow-x: auto; }
  .signatures { grid-template-columns: 1fr 1fr; }
  .slip span { text-align: left; }
}
@media print {
  @page { margin: 12mm 15mm; }
  html { background: none; font-size: 8.6pt; }
  body { background: none; max-width: none; padding: 0; font-size: 1rem; line-height: 1.35; }
  h1 { font-size: 14pt; }
  h2 { margin-top: 7pt; }
  .award { padding: 5pt 0; }
  .award .amount { font-size: 22pt; }
  th, td { padding-top: 1pt; padding-bottom: 1pt; }
  .cards span { padding-top: 4pt; padding-bottom: 4pt; }
  .signatures { margin-top: 4pt; }
  .signatures .line { height: 18pt; }
  footer { margin-top: 8pt; }
  tr, .hand { break-inside: avoid; }
  h2 { break-after: avoid; }
  .cards .red, .state, h2, .kind { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
""".strip()
