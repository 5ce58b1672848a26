import { PAY_WIRES } from '../payWireRegistry.ts'

const ACCENTS = Object.entries(PAY_WIRES)
  .map(([method, { accent }]) => `.m${method} { --accent: ${accent}; }`)
  .join(' ')

/** The style sheet of the emulator's pages. */
export const STYLE = `
:root { --ink: #1f2733; --soft: #667085; --line: #e4e7ec; --accent: #0f62d6; }
* { box-sizing: border-box; }
body { margin: 0; background: #f5f7fa; color: var(--ink); font: 16px/1.6 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
h1 { font-size: 20px; margin: 0; }
h2 { font-size: 17px; margin: 24px 0 8px; }
.note { color: var(--soft); font-size: 14px; margin: 4px 0 0; }
.cashier { max-width: 440px; margin: 0 auto; min-height: 100vh; padding: 32px 24px; background: #fff; border-top: 6px solid var(--accent); }
${ACCENTS}
.sum { font-size: 40px; font-weight: 600; text-align: center; margin: 28px 0; font-variant-numeric: tabular-nums; }
.sum small { font-size: 24px; margin-right: 4px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; margin: 0 0 28px; padding: 16px; border: 1px solid var(--line); border-radius: 8px; }
dt { color: var(--soft); } dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
.cashier form { display: grid; gap: 12px; }
button, a.main { font: inherit; display: block; text-align: center; text-decoration: none; padding: 10px 16px; border: 1px solid var(--line); border-radius: 8px; background: #fff; color: var(--ink); cursor: pointer; }
button.main, a.main { background: var(--accent); border-color: var(--accent); color: #fff; font-weight: 600; }
button:focus-visible, a:focus-visible, select:focus-visible { outline: 3px solid #94b8ff; outline-offset: 2px; }
.good, .bad { padding: 12px 16px; border-radius: 8px; text-align: center; }
.good { background: #e7f7ee; color: #05603a; } .bad { background: #fdecec; color: #a01212; }
.control { max-width: 1200px; margin: 0 auto; padding: 32px 24px; }
.line { display: flex; flex-wrap: wrap; gap: 16px; align-items: center; }
select { font: inherit; padding: 8px; border: 1px solid var(--line); border-radius: 8px; background: #fff; }
.armed { margin: 8px 0 0; }
.wide { overflow-x: auto; background: #fff; border: 1px solid var(--line); border-radius: 8px; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { text-align: left; padding: 10px 12px; border-bottom: 1px solid var(--line); white-space: nowrap; }
td form { display: inline-block; margin-left: 8px; } td button { padding: 2px 10px; }
`
