/** Imports a module as every file can, except the main program of an executable. */
module.exports = (url) => import(url);
