import type { FocusEvent } from 'react'
import { isEmpty } from '#domain/json/isEmpty.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import type { FormPath } from '#runtime/core/form/paths.ts'
import { pressedElement } from '../../press.ts'
import { announce } from './announce.ts'

/** Marks panels that belong to a field but are rendered elsewhere in the document. */
export const FLOATING = 'data-floating'

/** True when a blur leaves the element: the focus goes neither into it nor into one of its floating panels. */
export function hasLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  if (!(relatedTarget instanceof Element)) return true
  return !currentTarget.contains(relatedTarget) && !relatedTarget.closest(`[${FLOATING}]`)
}

/** Marks the line of a field's input and its own buttons. */
export const BESIDE = 'data-beside'

const BUTTON = 'button, [role="button"]'

/**
 * True when the focus leaves one of the field's own buttons, and not its input: “发送验证码” also loses it by being
 * disabled while it counts down.
 */
const leavesOwnButton = ({ target }: FocusEvent<HTMLElement>): boolean =>
  target.matches(`[${BESIDE}] > button`)

/** True when the focus moves to a button, or is lost by pressing one that does not take the focus, as in Safari. */
const leavesForButton = ({ relatedTarget }: FocusEvent<HTMLElement>): boolean =>
  relatedTarget instanceof Element
    ? relatedTarget.matches(BUTTON)
    : Boolean(pressedElement()?.closest(BUTTON))

/**
 * Handles the blur of a field or cell: calls `onLeave` once the focus is outside, including floating parts, and
 * announces a message that appears. Leaving an empty place for a button shows no message: the button may fill it
 * (“发送验证码”), and submission shows all messages (decision 0062).
 */
export function leaveField(
  event: FocusEvent<HTMLElement>,
  store: FormStore,
  path: FormPath,
  onLeave: () => void = () => store.touch(path),
): void {
  if (!hasLeft(event)) return
  if ((leavesForButton(event) || leavesOwnButton(event)) && isEmpty(store.get(path))) return
  const before = store.error(path)
  onLeave()
  const message = store.error(path)
  if (message && message !== before) announce(event.currentTarget, message)
}
