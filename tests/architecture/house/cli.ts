/** `npm run house`: figures of the source tree in one table; `-- --list FIGURE` prints what stands behind one. */
import { parseArgs } from 'node:util'
import { PROJECT } from '../lintTree.ts'
import { written } from './figure.ts'
import { FIGURES } from './figures.ts'
import { readTree } from './tree.ts'

const NAME = Math.max(...Object.keys(FIGURES).map((name) => name.length))

function printTable(): void {
  const tree = readTree(PROJECT)
  for (const [name, measure] of Object.entries(FIGURES)) {
    const { count, says } = measure(tree)
    console.log(`${name.padEnd(NAME)} ${written(count).padStart(7)}  ${says}`)
  }
}

function printList(name: string): void {
  const measure = Object.hasOwn(FIGURES, name) ? FIGURES[name] : undefined
  if (measure) console.log(measure(readTree(PROJECT)).behind.join('\n'))
  else {
    console.error(`There is no figure ${name}; there are ${Object.keys(FIGURES).join(', ')}.`)
    process.exitCode = 2
  }
}

const { list } = parseArgs({ options: { list: { type: 'string' } } }).values
if (list === undefined) printTable()
else printList(list)
