/** Most of JavaScript in a first load, in kB as transferred (decision 0372). */
export const FIRST_LOAD_KB = 91
