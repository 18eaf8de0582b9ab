/** Preloaded into a server: no handler can make its answer, as after a fault that nobody thought of. */
Response.json = () => {
  throw new Error('No answer can be made.');
};
