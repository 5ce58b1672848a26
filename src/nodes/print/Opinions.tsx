import type { PrintOpinion } from '#contract/print.ts'
import { useFormatted } from '#runtime/react/hooks/useFormatted.ts'
import classes from './PrintNode.module.css'

/** Boxes for opinions: filled from the audit history, or left to be written, signed and stamped by hand. */
export function Opinions({ opinions }: { opinions: readonly PrintOpinion[] }) {
  if (opinions.length === 0) return null
  return (
    <section className={classes.section}>
      <div className={classes.rows}>
        {opinions.map((opinion, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a printed form does not change
          <Opinion key={index} opinion={opinion} />
        ))}
      </div>
    </section>
  )
}

/** Room for a date written by hand. */
const BLANK_DAY = '　　　年　　月　　日'

function Opinion({ opinion }: { opinion: PrintOpinion }) {
  const { label, text, realName, createAt } = opinion
  const day = useFormatted(createAt ?? '', 'date')
  return (
    <dl className={classes.row}>
      <div className={classes.entry}>
        <dt className={classes.label}>{label}</dt>
        <dd className={classes.opinion}>
          <p>{opinion.opinion ?? text}</p>
          <p>
            {realName ? `审核人：${realName}` : '签字（盖章）：'}
            <span>{day || BLANK_DAY}</span>
          </p>
        </dd>
      </div>
    </dl>
  )
}
