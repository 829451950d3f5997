/** The name under which the script of the index leaves it for the page. */
export const indexName = 'siteSearchIndex';
