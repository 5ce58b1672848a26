import type { PrintOpinion } from '#contract/print.ts'
import { useFormatted } from '#runtime/react/hooks/useFormatted.ts'
import classes from './PrintNode.module.css'

/** Boxes for opinions: filled from the audit history, or left to be written, signed and stamped by hand. */
export function Opinions({ opinions }: { opinions: readonly PrintOpinion[] }) {
  return (
    <div className={classes.rows}>
      {opinions.map((opinion) => (
        <Opinion key={`${opinion.label} ${opinion.nodeId ?? ''}`} opinion={opinion} />
      ))}
    </div>
  )
}

function Opinion({
  opinion: { label, text, opinion, realName, createAt },
}: {
  opinion: PrintOpinion
}) {
  const day = useFormatted(createAt ?? '', 'date')
  return (
    <div className={classes.row}>
      <div className={classes.entry}>
        <div className={classes.label}>{label}</div>
        <div className={classes.opinion}>
          <p>{opinion ?? text}</p>
          <p>
            {realName ?? '签字（盖章）：'}
            <span>{day || '　　　年　　月　　日'}</span>
          </p>
        </div>
      </div>
    </div>
  )
}
