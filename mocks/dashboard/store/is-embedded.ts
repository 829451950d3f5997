/** Whether another page of the sandbox shows this one in a frame. Then it shows only its view, without the navigation. */
export const isEmbedded = parent !== window;
