/** Whether a press on a button is under way: told by the button, for Safari gives it no focus. */
export const isButtonPressed = ({ ownerDocument }: Element): boolean =>
  ownerDocument.querySelector('button:active') !== null
