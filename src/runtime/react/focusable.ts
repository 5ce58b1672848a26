/** Selector of focusable elements at a place; excludes buttons that are for the mouse alone. */
export const FOCUSABLE =
  'input:not([type="hidden"], [disabled]), textarea:not([disabled]), select:not([disabled]), button:not([disabled], [tabindex="-1"]), [tabindex="0"]'
