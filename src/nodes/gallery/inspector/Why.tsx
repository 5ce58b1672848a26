import { type Answer, ASPECTS, type Aspect, type Change, type Explanation } from '#contract/why.ts'
import classes from './Inspector.module.css'
import { ReasonTree } from './ReasonTree.tsx'

interface WhyProps {
  explanation: Explanation | undefined
  /** The file that places count in. */
  file: string
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
  if (!explanation)
    return (
      <div className={classes.pane}>
        <p className={classes.empty}>点字段旁的“?”，或从左边的列表里选一个字段，看它为什么这样。</p>
      </div>
    )
  const { path, label, type, read, answers } = explanation
  return (
    <div className={classes.pane} aria-live="polite">
      <h3 className={classes.name}>
        为什么？{label} <small>{`${path} · ${type} · ${read.text || '（空）'}`}</small>
      </h3>
      {ASPECTS.map((aspect) => (
        <AnswerView key={aspect} answer={answers[aspect]} file={file} apply={apply} />
      ))}
    </div>
  )
}

interface AnswerViewProps extends Pick<WhyProps, 'file' | 'apply'> {
  answer: Answer
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
        {sources.map(({ line, column, attribute }) => (
          <code key={`${line}:${column}`} title={`${file}:${line}:${column}`}>
            {attribute ?? '定义'} {line}:{column}
          </code>
        ))}
      </footer>
      {'trace' in cause && (
        <details>
          <summary>规则</summary>
          <ReasonTree reason={cause.trace} />
        </details>
      )}
    </article>
  )
}
