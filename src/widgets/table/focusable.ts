/** What takes the focus in a cell or a row's form. */
export const CONTROLS =
  'input:not([type="hidden"], [disabled]), textarea:not([disabled]), button:not([disabled], [tabindex="-1"]), [tabindex="0"]'
