import { type Answer, ASPECTS, type Aspect, type Change, type Explanation } from '#contract/why.ts'
import { ReasonTree } from './ReasonTree.tsx'
import classes from './Why.module.css'

interface WhyProps {
  explanation: Explanation
  /** The file that places count in; absent where neither places nor the rule as written are wanted. */
  file?: string
  apply: (changes: readonly Change[]) => void
}

const ANSWERS: Record<Aspect, [yes: string, no: string]> = {
  shown: ['显示', '没有显示'],
  required: ['必填', '不必填'],
  disabled: ['不能修改', '可以修改'],
  error: ['有错误', '没有错误'],
}

/** Why a place is as it is: one answer an aspect, with the rule and a change that can be tried at once. */
export function Why({ explanation, file, apply }: WhyProps) {
  const { path, label, type, read, answers } = explanation
  return (
    <div aria-live="polite">
      <h3 className={classes.name}>
        为什么？{label}{' '}
        <small>
          {file === undefined ? read.text : `${path} · ${type} · ${read.text || '（空）'}`}
        </small>
      </h3>
      {ASPECTS.map((aspect) => (
        <AnswerView key={aspect} answer={answers[aspect]} {...{ file, apply }} />
      ))}
    </div>
  )
}

interface AnswerViewProps extends Pick<WhyProps, 'apply'> {
  answer: Answer
  file: string | undefined
}

function AnswerView({ answer, file, apply }: AnswerViewProps) {
  const { aspect, holds, sentence, sources, cause, flip } = answer
  const [yes, no] = ANSWERS[aspect]
  return (
    <article className={classes.answer} data-aspect={aspect} data-holds={holds}>
      <strong className={classes.verdict}>{holds ? yes : no}</strong>
      <p>{sentence}</p>
      <footer>
        {flip.changes.length > 0 && (
          <button type="button" className={classes.apply} onClick={() => apply(flip.changes)}>
            试一试
          </button>
        )}
        {file !== undefined &&
          sources.map(({ line, column, attribute }) => (
            <code key={`${line}:${column}`} title={`${file}:${line}:${column}`}>
              {attribute ?? '定义'} {line}:{column}
            </code>
          ))}
      </footer>
      {file !== undefined && 'trace' in cause && (
        <details>
          <summary>规则</summary>
          <ReasonTree reason={cause.trace} />
        </details>
      )}
    </article>
  )
}
