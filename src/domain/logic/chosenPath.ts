/** Codes from the root to one chosen node: a list to every operator but `count`, for which it is one choice. */
export class ChosenPath extends Array<unknown> {}
