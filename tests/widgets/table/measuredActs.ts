/** Runs in the gallery's page: times what people do with a table, from the act to the painted frame. */
import type { FormStore } from '#runtime/core/form/formStore.ts'

/** Milliseconds by act. */
export type Figures = Record<string, number>

const store = (window as unknown as { store: FormStore }).store
const TURNS = 11

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

const rowOf = (row: number) => ({
  c0: `题目 ${row}`,
  c1: '学报',
  c2: 1990 + (row % 30),
  c3: '01',
  c4: '2024-03-01',
  c5: row % 2 === 0,
  c6: '1',
  c7: '无',
})
const textOf = (row: number): string =>
  [`题目 ${row}`, '学报', '2020', '核心', '2024/3/1', '是', '1', '无'].join('\t')

/** Done and undone, so that every turn begins alike; only the doing counts. */
async function time(act: () => void, back: () => void = () => {}): Promise<number> {
  const taken: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    await painted()
    const before = performance.now()
    act()
    await painted()
    taken.push(performance.now() - before)
    back()
  }
  return median(taken)
}

function inputAt(path: string): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>(`[data-field="${path}"] input`)
  if (!input) throw new Error(`no cell at ${path}`)
  return input
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

/** Keystrokes in a cell of a column: to the painted frame, and the script alone. */
async function keystrokes(path: string): Promise<{ frame: number; script: number }> {
  const script: number[] = []
  let count = 0
  const frame = await time(() => {
    const before = performance.now()
    count += 1
    setValue?.call(inputAt(path), `文字 ${count}`)
    inputAt(path).dispatchEvent(new InputEvent('input', { bubbles: true }))
    script.push(performance.now() - before)
  })
  return { frame, script: median(script) }
}

async function paste(into: number): Promise<number> {
  const text = Array.from({ length: 200 }, (_, row) => textOf(row)).join('\n')
  const taken: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    store.set(
      't',
      Array.from({ length: into }, (_, row) => ({ c0: `alt ${row}` })),
    )
    await painted()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData })
    const before = performance.now()
    inputAt('t/0/c0').dispatchEvent(event)
    while (store.get('t/199/c7') !== '无') await new Promise((resolve) => setTimeout(resolve))
    await painted()
    taken.push(performance.now() - before)
  }
  return median(taken)
}

async function scroll(): Promise<number> {
  const box = document.querySelector('[role="grid"]')?.parentElement
  let top = 0
  return time(() => {
    top = top === 0 ? 600 : 0
    if (box) box.scrollTop = top
  })
}

/** Every act on a table of so many rows. */
export async function measureTable(rows: number): Promise<Figures> {
  const filled = Array.from({ length: rows }, (_, row) => rowOf(row))
  const mount = await time(
    () => store.set('t', filled),
    () => store.set('t', null),
  )
  store.set('t', filled)
  const plain = await keystrokes('t/1/c1')
  const unique = await keystrokes('t/1/c0')
  store.set('t', filled)
  const last = () => store.deleteRow('t', store.rows('t').length - 1)
  return {
    mount,
    key: plain.frame,
    'key, script': plain.script,
    'key, not repeated, script': unique.script,
    'add a row': await time(() => store.addRow('t'), last),
    'insert on top': await time(
      () => store.addRow('t', undefined, 0),
      () => store.deleteRow('t', 0),
    ),
    'delete row 1': await time(
      () => store.deleteRow('t', 0),
      () => store.addRow('t', rowOf(0), 0),
    ),
    move: await time(() => store.moveRow('t', 1, 2)),
    scroll: await scroll(),
    'paste 200 × 8': await paste(Math.min(rows, 10)),
  }
}
