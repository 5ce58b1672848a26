import type { OpenPanel } from '#adapters/schemaForm/trail.ts'
import styles from './PanelDocument.module.css'

interface TrailProps {
  opened: readonly OpenPanel[]
  goTo: (depth: number) => void
}

/** Breadcrumb of the current place in a document; nothing at its top level. */
export function Trail({ opened, goTo }: TrailProps) {
  if (opened.length < 2) return null
  return (
    <nav className={styles.trail} aria-label="所在位置">
      <ol>
        {opened.map(({ name, at }, depth) => (
          <li
            key={at.join('/')}
            aria-current={depth === opened.length - 1 ? 'location' : undefined}
          >
            {depth === opened.length - 1 ? (
              name
            ) : (
              <button type="button" onClick={() => goTo(depth)}>
                {name}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
