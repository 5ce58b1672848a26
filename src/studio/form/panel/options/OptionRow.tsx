import { type KeyboardEvent, useId } from 'react'
import { ownValue } from '#contract/record.ts'
import { fill } from '#domain/text/fill.ts'
import { codeOf, nameOf, withText } from '#formDocument/options/optionTexts.ts'
import type { OptionLine } from '#formDocument/options/optionTree.ts'
import styles from '../FieldPanel.module.css'
import texts from '../texts.json' with { type: 'json' }
import { type OptionActs, OptionButtons } from './OptionButtons.tsx'

interface OptionRowProps extends OptionLine {
  isEditable: boolean
  /** True when its name can be changed, even where nothing else can. */
  areTextsEditable: boolean
  /** True when applicants may have chosen it, so that its code cannot change. */
  isLocked: boolean
  isOpen: boolean
  acts: OptionActs
}

/** An option: its code, its name, and a button that shows the actions on it. */
export function OptionRow(props: OptionRowProps) {
  const { path, option, isFirst, isLast, isEditable, areTextsEditable, isLocked, isOpen, acts } =
    props
  const id = useId()
  const isOff = ownValue(option, 'off') === true
  const name = nameOf(option)
  const keys: Record<string, () => void> = {
    'Alt+ArrowUp': () => acts.move(-1, 'name'),
    'Alt+ArrowDown': () => acts.move(1, 'name'),
    'Alt+Delete': acts.remove,
    Enter: acts.add,
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const act = ownValue(keys, `${event.altKey ? 'Alt+' : ''}${event.key}`)
    if (!act || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (isEditable) act()
  }
  const position = path.map((at) => at + 1).join('.')
  const more = fill(texts.more, { name: name || position })
  return (
    <li
      className={styles.option}
      data-path={path.join()}
      data-level={Math.min(path.length, 4)}
      data-off={isOff || undefined}
      onKeyDown={press}
      onPaste={isEditable ? acts.paste : undefined}
    >
      <div className={styles.line}>
        <input
          type="text"
          className={styles.code}
          aria-label={fill(texts.optionCode, { at: position })}
          value={codeOf(option)}
          readOnly={isLocked || !isEditable}
          title={isLocked ? texts.codeIsLive : undefined}
          onChange={({ target }) => acts.set(withText(option, 'code', target.value))}
        />
        <input
          type="text"
          data-part="name"
          aria-label={fill(texts.optionName, { at: position })}
          value={name}
          readOnly={!areTextsEditable}
          onChange={({ target }) => acts.set(withText(option, 'name', target.value))}
        />
        {isOff && <span className={styles.off}>{texts.retired}</span>}
        {isEditable && (
          <button
            type="button"
            aria-label={more}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => acts.open(!isOpen)}
          >
            ⋯
          </button>
        )}
      </div>
      {isOpen && (
        <fieldset id={id} className={styles.acts} aria-label={more}>
          <OptionButtons {...{ option, acts, isFirst, isLast, isOff }} />
        </fieldset>
      )}
    </li>
  )
}
