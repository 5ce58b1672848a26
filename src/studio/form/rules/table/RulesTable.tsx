import { useId, useMemo, useState } from 'react'
import { fill } from '#domain/text/fill.ts'
import { placeOf } from '#formDocument/rules/showing/controls.ts'
import { showingOf } from '#formDocument/rules/showing/showing.ts'
import { withShowing } from '#formDocument/rules/showing/withShowing.ts'
import type { Cell } from '#formDocument/rules/table/cell.ts'
import {
  aboutController,
  cellCount,
  isChoice,
  type RuleTable,
  ruleTable,
  type TableColumn,
} from '#formDocument/rules/table/ruleTable.ts'
import { fieldName } from '#formDocument/rules/words/names.ts'
import { useFormEditing } from '../../formEditing.ts'
import texts from '../texts.json' with { type: 'json' }
import { type RuleTools, useRuleTools } from '../useRuleTools.ts'
import { RulesGrid } from './RulesGrid.tsx'
import styles from './RulesTable.module.css'

const { table: said } = texts
const NOTHING = { controllers: [], targets: [] }

/** The answers that show each field, editable cell by cell. */
export function RulesTable() {
  const { document, bundle, write, select, isEditable } = useFormEditing()
  const tools = useRuleTools()
  const [more, setMore] = useState<Record<'controllers' | 'targets', readonly string[]>>(NOTHING)
  const [happened, setHappened] = useState('')
  const id = useId()
  const table = useMemo(() => ruleTable(bundle, tools.tables, more), [bundle, tools.tables, more])
  const [chosen, setChosen] = useState('')
  const first = table.isTooLarge ? (table.groups[0]?.field.key ?? '') : ''
  const only = table.groups.some(({ field }) => field.key === chosen) ? chosen : first
  const shown = only === '' ? table : aboutController(table, bundle, only, more.targets)
  const toggle = ({ field }: TableColumn, cell: Cell, answer: string) => {
    const name = fieldName(tools.fields, field.key)
    const place = placeOf(document.formInfo, field.key)
    if (cell.reason || !place || !isEditable)
      return setHappened(
        fill(said.readOnly, { reason: cell.reason ? said.reasons[cell.reason] : '' }),
      )
    const { formInfo } = document
    write({ formInfo: withShowing({ formInfo, bundle }, place, cell.next) })
    // A field that nothing decides any more stays where it was changed.
    setMore((now) => ({ ...now, targets: [...new Set([...now.targets, field.key])] }))
    const state = said.states[cell.state === 'shown' ? 'hidden' : 'shown']
    setHappened(fill(cell.next ? said.done : said.always, { answer, target: name, state }))
  }
  return (
    <section className={styles.rules} aria-labelledby={id}>
      <h2 id={id}>{said.title}</h2>
      <p className={styles.caption}>{said.caption}</p>
      <div className={styles.adding}>
        {table.groups.length > 1 && (
          <select
            aria-label={said.only}
            value={only}
            onChange={({ target }) => setChosen(target.value)}
          >
            {!table.isTooLarge && <option value="">{said.all}</option>}
            {table.groups.map(({ field: { key } }) => (
              <option key={key} value={key}>
                {fill(said.onlyOne, { name: fieldName(tools.fields, key) })}
              </option>
            ))}
          </select>
        )}
        {isEditable && <Adding {...{ table, tools, more, setMore }} />}
      </div>
      <Table
        {...{ table: shown, tools, toggle, id }}
        open={(key) => select(placeOf(document.formInfo, key) ?? null, 'rules')}
      />
      <p role="status" className={styles.happened}>
        {happened}
      </p>
    </section>
  )
}

interface TableProps {
  table: RuleTable
  tools: RuleTools
  toggle: (column: TableColumn, cell: Cell, answer: string) => void
  open: (key: string) => void
  id: string
}

function Table({ table, tools, toggle, open, id }: TableProps) {
  const { groups, columns, isTooLarge } = table
  if (groups.length === 0 || columns.length === 0) return <p>{said.none}</p>
  if (isTooLarge) return <p>{fill(said.tooLarge, { count: cellCount(table) })}</p>
  return <RulesGrid {...{ groups, columns, tools, toggle, open }} labelledBy={id} />
}

interface AddingProps {
  table: RuleTable
  tools: RuleTools
  more: Record<'controllers' | 'targets', readonly string[]>
  setMore: (more: Record<'controllers' | 'targets', readonly string[]>) => void
}

/** Adds questions and fields that no rule names yet. */
function Adding({ table, tools, more, setMore }: AddingProps) {
  const { bundle } = useFormEditing()
  const { fields, order } = tools
  const offers = {
    controllers: order.filter((key) => isChoice(bundle, key)),
    targets: order.filter((key) => showingOf(bundle, key).kind === 'always'),
  }
  return (
    <>
      {(['controllers', 'targets'] as const).map((kind) => {
        const label = kind === 'controllers' ? said.addController : said.addTarget
        const has = kind === 'controllers' ? table.groups : table.columns
        const keys = offers[kind].filter((key) => !has.some(({ field }) => field.key === key))
        return (
          <select
            key={kind}
            aria-label={label}
            value=""
            disabled={keys.length === 0}
            onChange={({ target }) => setMore({ ...more, [kind]: [...more[kind], target.value] })}
          >
            <option value="" disabled hidden>
              {`＋ ${label}`}
            </option>
            {keys.map((key) => (
              <option key={key} value={key}>
                {fieldName(fields, key)}
              </option>
            ))}
          </select>
        )
      })}
    </>
  )
}
