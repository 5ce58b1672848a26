/** Another choice is another address and opens the gallery anew: its index stays as it was left in this tab. */
export const uiState = { search: '', scroll: 0 }
