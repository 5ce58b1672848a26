import { useRef } from 'react'
import classes from './SearchNode.module.css'

interface KeywordInputProps {
  keyword: string
  set: (keyword: string) => void
  placeholder: string
  /** Characters; what is longer, pasted too, is cut. */
  max: number
  /** For assistive technology where there is no placeholder. */
  name: string
}

/** The keyword, without spaces around it once the field is left, and a button that empties it. */
export function KeywordInput({ keyword, set, placeholder, max, name }: KeywordInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    set('')
    input.current?.focus()
  }
  return (
    <div className={classes.keyword}>
      <input
        ref={input}
        type="search"
        value={keyword}
        maxLength={max}
        placeholder={placeholder}
        aria-label={placeholder || name}
        enterKeyHint="search"
        autoComplete="off"
        onChange={({ target }) => set([...target.value].slice(0, max).join(''))}
        onBlur={() => set(keyword.trim())}
      />
      {keyword && (
        <button type="button" aria-label="清空" onClick={clear}>
          ×
        </button>
      )}
    </div>
  )
}
