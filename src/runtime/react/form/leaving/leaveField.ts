import type { FocusEvent } from 'react'
import { isEmpty } from '#domain/json/isEmpty.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import type { FormPath } from '#runtime/core/form/paths.ts'
import { pressedElement } from '../../press.ts'
import { announce } from './announce.ts'

/** Marks panels that float elsewhere in the document but belong to a field. */
export const FLOATING = 'data-floating'

/** Whether a blur leaves the element for good: not for a part of it, nor for a panel that floats above the page. */
export function hasLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  if (!(relatedTarget instanceof Element)) return true
  return !currentTarget.contains(relatedTarget) && !relatedTarget.closest(`[${FLOATING}]`)
}

const BUTTON = 'button, [role="button"]'

/** What takes the focus away is a button, or the press on one that gets no focus by it, as in Safari. */
const leavesForButton = ({ relatedTarget }: FocusEvent<HTMLElement>): boolean =>
  relatedTarget instanceof Element
    ? relatedTarget.matches(BUTTON)
    : Boolean(pressedElement()?.closest(BUTTON))

/**
 * What a blur of a field or cell leads to: `onLeave` once the focus is outside, floating parts included; a message that
 * it brought is said to those who do not see it. An empty place that is left for a button is not complained of: the
 * button may be what fills it (“发送验证码”), and one that submits says everything (decision 0062).
 */
export function leaveField(
  event: FocusEvent<HTMLElement>,
  store: FormStore,
  path: FormPath,
  onLeave: () => void = () => store.touch(path),
): void {
  if (!hasLeft(event)) return
  if (leavesForButton(event) && isEmpty(store.get(path))) return
  const before = store.error(path)
  onLeave()
  const message = store.error(path)
  if (message && message !== before) announce(event.currentTarget, message)
}
