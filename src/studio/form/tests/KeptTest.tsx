import { fill } from '#domain/text/fill.ts'
import styles from './KeepTest.module.css'
import { TestLink } from './TestLink.tsx'
import texts from './texts.json' with { type: 'json' }

interface KeptTestProps {
  /** Id of the change set. */
  change: string
  /** Test saved last; undefined before the first. */
  kept: { path: string; name: string } | undefined
}

/** Announces that a test was saved, with a link to it. */
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
