import styles from './DocumentEditor.module.css'

/** How a document is shown. */
export type View = 'panel' | 'text'

const NAMES: Readonly<Record<View, string>> = { panel: '表单', text: '文本' }

/** Chooses between the panel and the text of a document. */
export function ViewChoice({ view, choose }: { view: View; choose: (view: View) => void }) {
  return (
    <fieldset className={styles.views}>
      <legend>显示方式</legend>
      {(['panel', 'text'] as const).map((one) => (
        <button key={one} type="button" aria-pressed={view === one} onClick={() => choose(one)}>
          {NAMES[one]}
        </button>
      ))}
    </fieldset>
  )
}
