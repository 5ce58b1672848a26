/** Stands for the name of a code while the tables with the names are being loaded: the code has a value. */
export const ON_ITS_WAY = '…'
