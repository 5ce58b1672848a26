import { useId, useState } from 'react'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { fill } from '#domain/text/fill.ts'
import { readCheck, type WrittenCheck, withSentence } from '#formDocument/rules/checks/checkList.ts'
import { parseCheck } from '#formDocument/rules/checks/checkSentence.ts'
import { hidesSometimes } from '#formDocument/rules/checks/suggest.ts'
import { isAnswer } from '#formDocument/rules/sentence/measures.ts'
import { fieldName } from '#formDocument/rules/words/names.ts'
import { conditionWords } from '#runtime/core/ruleWords/ruleWords.ts'
import { useFormEditing } from '../../formEditing.ts'
import { Chip } from '../chips/Chip.tsx'
import texts from '../texts.json' with { type: 'json' }
import type { RuleTools } from '../useRuleTools.ts'
import styles from './FormChecks.module.css'
import { SentenceEditor } from './SentenceEditor.tsx'

const { checks: said } = texts

interface CheckLineProps {
  check: unknown
  at: number
  count: number
  tools: RuleTools
  isOpen: boolean
  open: (isOpen: boolean) => void
  change: (check: unknown) => void
  move: (by: 1 | -1) => void
  remove: () => void
}

/** A check in words; opened, it is a sentence with its message and the field that shows it. */
export function CheckLine(props: CheckLineProps) {
  const { check, at, count, tools, isOpen, open, move, remove } = props
  const { bundle, isEditable } = useFormEditing()
  const id = useId()
  const read = readCheck(check)
  const name = fieldName(tools.fields, read?.at ?? '')
  return (
    <li className={styles.check} aria-labelledby={id}>
      <p id={id}>
        <b>{read ? read.message : said.unreadable}</b>
        {read && <small>{fill(said.placed, { name })}</small>}
        {read && hidesSometimes(read.at, bundle) && (
          <small>{fill(said.whileShown, { name })}</small>
        )}
      </p>
      {read && !isOpen && <p className={styles.words}>{conditionWords(read.rule, tools.names)}</p>}
      {read && isOpen && <OpenCheck {...props} read={read} />}
      {isEditable && (
        <div className={styles.acts}>
          {read && (
            <button type="button" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
              {isOpen ? said.close : said.edit}
            </button>
          )}
          <button type="button" disabled={at === 0} onClick={() => move(-1)}>
            {said.up}
          </button>
          <button type="button" disabled={at === count - 1} onClick={() => move(1)}>
            {said.down}
          </button>
          <button type="button" onClick={remove}>
            {said.remove}
          </button>
        </div>
      )}
    </li>
  )
}

function OpenCheck({
  check,
  read,
  tools,
  change,
  remove,
}: CheckLineProps & { read: WrittenCheck }) {
  const { bundle, isEditable } = useFormEditing()
  const { fields, order, names } = tools
  const [isListed, list] = useState(false)
  const sentence = parseCheck(read.rule, fields)
  const answers = order.filter((key) => isAnswer(ownValue(fields, key)))
  const withMember = (name: 'message' | 'at', value: string) =>
    change({ ...(isRecord(check) && check), [name]: value })
  return (
    <>
      {sentence ? (
        <SentenceEditor
          {...{ sentence, tools, isEditable }}
          change={(next) => change(withSentence(check, sentence, next, bundle))}
          cancel={remove}
        />
      ) : (
        <p className={styles.words}>
          {conditionWords(read.rule, names)}
          <small>{said.rule}</small>
        </p>
      )}
      <label className={styles.message}>
        {said.message}
        <input
          key={read.message}
          type="text"
          defaultValue={read.message}
          readOnly={!isEditable}
          onBlur={({ target }) => {
            const message = target.value.trim()
            if (message !== '' && message !== read.message) withMember('message', message)
          }}
          onKeyDown={({ key, currentTarget, nativeEvent }) => {
            if (key === 'Enter' && !nativeEvent.isComposing) currentTarget.blur()
          }}
        />
      </label>
      <div className={styles.place}>
        {said.atLabel}
        <Chip
          name={said.at}
          text={fieldName(fields, read.at)}
          {...{ isEditable, isListed, list }}
          options={answers.map((key) => ({ id: key, name: fieldName(fields, key) }))}
          chosen={[read.at]}
          choose={([key = read.at]) => withMember('at', key)}
        />
      </div>
    </>
  )
}
