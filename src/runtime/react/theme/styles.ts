/** Styles of every page: our tokens and plain elements. */
import './tokens.css'
import './elements.css'
