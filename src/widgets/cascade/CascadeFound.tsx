import { Check } from '../controls/icons.tsx'
import styles from './Cascade.module.css'
import type { CascadePanelProps } from './cascadePanelProps.ts'
import { searchLeaves } from './leaves.ts'
import { moveFocus } from './moveFocus.ts'
import { samePath } from './paths.ts'

const MOST_FOUND = 50

/** The search results as whole paths; arrow keys move up and down. */
export function CascadeFound(props: CascadePanelProps & { text: string }) {
  const { items, selected, onPick, text } = props
  const leaves = searchLeaves(items, text, MOST_FOUND)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only moves the focus among its buttons
    <div className={styles.found} onKeyDown={moveFocus}>
      {leaves.map(({ path, names }) => {
        const chosen = selected.some((each) => samePath(each, path))
        return (
          <button
            key={path.join('/')}
            type="button"
            className={styles.node}
            aria-pressed={chosen}
            onClick={() => onPick(path)}
          >
            <span className={styles.name}>{names.join(' / ')}</span>
            {chosen && <Check size={14} />}
          </button>
        )
      })}
      {leaves.length === 0 && (
        <p className={styles.none} role="status">
          没有匹配的选项
        </p>
      )}
    </div>
  )
}
