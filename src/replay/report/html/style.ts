import { IMPACTS } from '../../approval/diff/change.ts'

/** While a filter's target is the page's, changes of other kinds are gone, and with them what holds no change any more. */
const FILTERS = IMPACTS.map(
  (impact) => `
#only-${impact}:target ~ main :is(
  .changes tbody tr:not(.${impact}, .field), .changes tbody:not(:has(tr.${impact})), .failures,
  .document:not(:has(tr.${impact})), .contents tbody tr:not(:has(.count.${impact}:not(:empty)))
) { display: none }
#only-${impact}:target ~ main .tile.${impact} { outline: 2px solid var(--${impact}) }`,
).join('')

/** The look of the report: dark ink on white, one colour a kind of change, readable on paper. */
export const STYLE = `
:root {
  --ink: #1c2430; --soft: #5c6675; --line: #dfe3e9; --ground: #f5f6f8;
  --all: #1c2430; --data: #b42318; --fill: #9a5b00; --look: #1f5fbf; --print: #5b3fa8; --check: #4a5565;
}
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 14px/1.6 -apple-system, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif }
header, main { max-width: 1120px; margin: 0 auto; padding: 0 24px }
header { padding-top: 32px }
h1 { margin: 0; font-size: 24px }
header p { margin: 4px 0 20px; color: var(--soft) }
small { display: block; color: var(--soft); font-size: 12px; font-weight: 400; overflow-wrap: anywhere }
a { color: inherit; text-decoration: none }
a:hover { text-decoration: underline }
nav { display: grid; grid-template-columns: repeat(auto-fit, minmax(130px, 1fr)); gap: 12px }
.tile { padding: 10px 14px; background: #fff; border: 1px solid var(--line); border-radius: 8px; color: var(--soft) }
.tile strong { display: block; color: var(--ink); font-size: 22px; line-height: 1.3 }
table { width: 100%; border-collapse: collapse; background: #fff; border: 1px solid var(--line) }
th, td { padding: 7px 12px; border-top: 1px solid var(--line); text-align: left; vertical-align: top;
  overflow-wrap: anywhere }
thead th { border-top: 0; color: var(--soft); font-size: 12px; font-weight: 400; white-space: nowrap }
tbody th { font-weight: 500 }
.contents { margin: 20px 0 }
.contents a { color: var(--look) }
.count { width: 7em; text-align: center; font-weight: 600 }
.document { margin: 28px 0; scroll-margin-top: 16px }
h2 { margin: 0 0 12px; padding-top: 20px; border-top: 2px solid var(--ink); font-size: 18px }
.changes, .failures { margin-bottom: 16px; table-layout: fixed }
.changes thead th:nth-child(1), .failures thead th:nth-child(1) { width: 22% }
.changes thead th:nth-child(4) { width: 148px }
.field th { padding-top: 12px; background: var(--ground); font-weight: 600 }
.field span { margin-right: 6px; color: var(--soft); font-weight: 400 }
code { margin-left: 8px; color: var(--soft); font: 12px ui-monospace, Consolas, monospace }
.was mark { background: #fde3e0; color: inherit; text-decoration: line-through #b42318 }
.now mark { background: #d9f0df; color: inherit }
.none { color: var(--soft) }
.impact { display: inline-block; padding: 0 8px; border: 1px solid; border-radius: 10px; font-size: 12px;
  white-space: nowrap }
${['all', ...IMPACTS].map((impact) => `.tile.${impact} strong, .count.${impact}, .${impact} .impact { color: var(--${impact}) }`).join('\n')}
tr.data > * { background: #fff6f5 }
.data .impact { background: var(--data); border-color: var(--data); color: #fff }
details { margin: 28px 0; color: var(--soft) }
li { margin: 4px 0; color: var(--ink) }
main { padding-bottom: 48px }
${FILTERS}
@media (max-width: 640px) {
  th, td { padding: 6px }
  .changes thead th:nth-child(4) { width: 76px }
  .impact { padding: 0 4px; white-space: normal }
  .contents { display: block; overflow-x: auto }
  .contents tbody th { min-width: 180px }
  header, main { padding-left: 12px; padding-right: 12px }
}
@page { margin: 14mm }
@media print {
  body { background: #fff; font-size: 11px }
  small, .impact, thead th { font-size: 9px }
  nav { display: none }
  header, main { max-width: none; padding: 0 }
  .document { break-before: page }
  tr { break-inside: avoid }
  .field { break-after: avoid }
  * { print-color-adjust: exact }
}
`
