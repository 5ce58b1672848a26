import { useRef, useState } from 'react'
import { ownValue } from '#contract/record.ts'
import { keyOf } from '#formDocument/keys/keys.ts'
import { codeOf } from '#formDocument/options/optionTexts.ts'
import { type OptionPath, optionLines } from '#formDocument/options/optionTree.ts'
import { fieldAt } from '#formDocument/rows/rows.ts'
import { withAttribute } from '#formDocument/rows/withAttribute.ts'
import { useFormEditing } from '../../formEditing.ts'
import styles from '../FieldPanel.module.css'
import type { PanelActs } from '../panelActs.ts'
import type { SlotProps } from '../slots/slotProps.ts'
import texts from '../texts.json' with { type: 'json' }
import { OptionRow } from './OptionRow.tsx'
import { useOptionEdits } from './useOptionEdits.ts'

/** The options of a choice, or the tree of a cascade, one per line. */
export function OptionsGrid(props: SlotProps & Pick<PanelActs, 'onRemoveOption'>) {
  const { place, definition, save, onRemoveOption } = props
  const { document, liveKeys, isEditable, areTextsEditable } = useFormEditing()
  const box = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState({ text: '', isSeen: false })
  const [opened, setOpened] = useState<string>()
  const written = ownValue(definition, 'items')
  const options = Array.isArray(written) ? written : []
  /** Moves the focus in the next frame, when the change has been rendered. */
  const goTo = (path: OptionPath, part: string) =>
    requestAnimationFrame(() => focusIn(box.current, path, part))
  const edits = useOptionEdits({
    ...{ options, goTo, setOpened },
    say: (text) => setSaid({ text, isSeen: false }),
    tell: (text) => setSaid({ text, isSeen: true }),
    isTree: definition.type === 'cascade',
    write: (next) => save(withAttribute(definition, 'items', next)),
    askRemove: onRemoveOption && ((code, whenGone) => onRemoveOption(place, code, whenGone)),
  })
  const { column: _, ...field } = place
  const isLive = liveKeys.has(keyOf(fieldAt(document.formInfo, field)) ?? '')
  const lines = optionLines(options)
  return (
    <div ref={box}>
      {lines.length === 0 && <p className={styles.reason}>{texts.noOptions}</p>}
      <ol className={styles.lines}>
        {lines.map((line) => (
          <OptionRow
            key={line.path.join()}
            {...line}
            {...{ isEditable, areTextsEditable }}
            isLocked={isLive && !edits.isFresh(codeOf(line.option))}
            isOpen={opened === line.path.join()}
            acts={edits.actsOf(line)}
          />
        ))}
      </ol>
      {isEditable && (
        <>
          <button type="button" className={styles.add} onClick={edits.addLast}>
            {texts.addOption}
          </button>
          <p className={styles.reason}>{texts.pasteHint}</p>
        </>
      )}
      <p className={said.isSeen ? styles.reason : styles.said} role="status">
        {said.text}
      </p>
    </div>
  )
}

/** Focuses a part of an option's line; its name where the part cannot be used there. */
function focusIn(box: HTMLElement | null, path: OptionPath, part: string): void {
  const line = box?.querySelector(`[data-path="${path.join()}"]`)
  const wanted = line?.querySelector<HTMLElement>(`[data-part="${part}"]:not(:disabled)`)
  ;(wanted ?? line?.querySelector<HTMLElement>('[data-part="name"]'))?.focus()
}
