import { fill } from '#domain/text/fill.ts'
import styles from './KeepTest.module.css'
import { TestLink } from './TestLink.tsx'
import texts from './texts.json' with { type: 'json' }

interface KeptTestProps {
  /** The change set. */
  change: string
  /** Undefined while none was kept. */
  kept: { path: string; name: string } | undefined
}

/** Says that a test was kept, and leads to it. */
export const KeptTest = ({ change, kept }: KeptTestProps) => (
  <p role="status" className={styles.kept}>
    {kept && (
      <>
        {fill(texts.kept, { name: kept.name })}
        <TestLink change={change} path={kept.path} />
      </>
    )}
  </p>
)
