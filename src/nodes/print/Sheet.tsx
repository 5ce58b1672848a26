import type { PrintModel, PrintSection } from '#contract/print.ts'
import { Entry } from './Entry.tsx'
import { Opinions } from './Opinions.tsx'
import classes from './PrintNode.module.css'

/** The printed form: title, sections of labelled boxes, opinions, lines to sign on. */
export function Sheet({
  model: { title, remark, sections, opinions, signature },
}: {
  model: PrintModel
}) {
  return (
    <article className={classes.sheet}>
      <h1>{title}</h1>
      {sections.map((section, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a printed form does not change
        <Section key={i} section={section} />
      ))}
      {opinions.length > 0 && <Opinions opinions={opinions} />}
      {signature.length > 0 && (
        <div className={classes.signature}>
          {signature.map((label) => (
            <p key={label}>
              {label}：<span />
            </p>
          ))}
        </div>
      )}
      {remark && <p className={classes.remark}>{remark}</p>}
    </article>
  )
}

function Section({ section: { title, pageBreak, rows } }: { section: PrintSection }) {
  if (!title && rows.length === 0) return null
  return (
    <section className={classes.section} data-break={pageBreak || undefined}>
      {title && <h2>{title}</h2>}
      <div className={classes.rows}>
        {rows.map((row) => (
          <div key={row.map(({ key }) => key).join(' ')} className={classes.row}>
            {row.map((entry) => (
              <Entry key={entry.key} entry={entry} />
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}
