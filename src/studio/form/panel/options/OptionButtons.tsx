import type { ClipboardEvent } from 'react'
import type { RawField } from '#contract/formInfo.ts'
import { withOff } from '#formDocument/options/optionTexts.ts'
import texts from '../texts.json' with { type: 'json' }

/** Actions on an option. */
export interface OptionActs {
  set(option: RawField): void
  /** Adds an option after it. */
  add(): void
  /** Adds an option below it; absent where options are not a tree. */
  addBelow?: () => void
  /** @param part part of its line that has the focus afterwards */
  move(by: -1 | 1, part: string): void
  /** Shows or hides its buttons. */
  open(isOpen: boolean): void
  /** Removes it, or asks for confirmation first. */
  remove(): void
  paste(event: ClipboardEvent): void
}

interface OptionButtonsProps {
  option: RawField
  acts: OptionActs
  isFirst: boolean
  isLast: boolean
  isOff: boolean
}

/** The buttons of the actions on an option. */
export const OptionButtons = (props: OptionButtonsProps) => {
  const { option, acts, isFirst, isLast, isOff } = props
  return (
    <>
      <button type="button" data-part="up" disabled={isFirst} onClick={() => acts.move(-1, 'up')}>
        {texts.up}
      </button>
      <button type="button" data-part="down" disabled={isLast} onClick={() => acts.move(1, 'down')}>
        {texts.down}
      </button>
      {acts.addBelow && (
        <button type="button" onClick={acts.addBelow}>
          {texts.addBelow}
        </button>
      )}
      <button type="button" onClick={() => acts.set(withOff(option, !isOff))}>
        {isOff ? texts.restore : texts.retire}
      </button>
      <button type="button" onClick={acts.remove}>
        {texts.remove}
      </button>
    </>
  )
}
