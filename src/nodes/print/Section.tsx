import type { PrintSection } from '#contract/print.ts'
import { Entry } from './Entry.tsx'
import classes from './PrintNode.module.css'

/** A titled part of the form: rows of boxes, each row as the form has it. */
export function Section({ section: { title, rows } }: { section: PrintSection }) {
  return (
    <section className={classes.section}>
      {title && <h2>{title}</h2>}
      <div className={classes.rows}>
        {rows.map((row) => (
          <dl key={row.map(({ key }) => key).join(' ')} className={classes.row}>
            {row.map((entry) => (
              <Entry key={entry.key} entry={entry} />
            ))}
          </dl>
        ))}
      </div>
    </section>
  )
}
