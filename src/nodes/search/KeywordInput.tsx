import { type ChangeEvent, useRef } from 'react'
import { cappedText } from '#domain/text/cappedText.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import classes from './SearchNode.module.css'

interface KeywordInputProps {
  keyword: string
  set: (keyword: string) => void
  /** Takes the spaces around the keyword away. */
  trim: () => void
  placeholder: string
  /** Maximum number of characters; excess is cut, with a message when it was pasted. */
  max: number
  /** For assistive technology where there is no placeholder. */
  name: string
}

/** The keyword, without spaces around it once the field is left, and a button that empties it. */
export function KeywordInput({ keyword, set, trim, placeholder, max, name }: KeywordInputProps) {
  const { notices } = useRuntime().host
  const input = useRef<HTMLInputElement>(null)
  /** The keyword before an input method began; undefined while none is at work. */
  const begun = useRef<string>(undefined)
  const clear = () => {
    set('')
    input.current?.focus()
  }
  const take = (element: HTMLInputElement, composing: boolean) => {
    begun.current ??= keyword
    if (composing) return set(element.value)
    const { value, selectionEnd } = element
    const capped = cappedText(begun.current, value, selectionEnd ?? value.length, max)
    const isPasted = value.length > begun.current.length + 1
    begun.current = undefined
    set(capped.text)
    if (capped.lost && isPasted) notices.tell(`最多输入${max}个字，多出的没有输入`, 'warning')
  }
  return (
    <div className={classes.keyword}>
      <input
        ref={input}
        type="search"
        value={keyword}
        placeholder={placeholder}
        aria-label={placeholder || name}
        enterKeyHint="search"
        autoComplete="off"
        onChange={({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
          take(target, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
        }
        onCompositionEnd={({ currentTarget }) => take(currentTarget, false)}
        onBlur={trim}
      />
      {keyword && (
        <button type="button" aria-label="清空" onClick={clear}>
          ×
        </button>
      )}
    </div>
  )
}
