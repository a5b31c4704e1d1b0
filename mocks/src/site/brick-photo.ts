/** A photo as a shopper might upload it: a red 2×4 brick on a table, 240 × 160 pixels, as base64. */
export const brickPhoto = {
  type: 'image/png',
  base64:
    'iVBORw0KGgoAAAANSUhEUgAAAPAAAACgBAMAAADA9fxWAAAAGFBMVEXs5tze1sjJGgmlFAh4DgbfPC20rJ7w7eaaqFB8AAABbUlEQVR42u2Y7W2DMBRFM4tpF7A7QfEErbJC9h8hfAQbCFJzb92oVc/5eSW/Yww28E4nAAAAAAAAAIB/yrkxf0Ac2oIYMeIw7sGPXREnU8XTwF1FK7vMPCp+nYdt1t3LRPF5UyN8I9PEpVC6uxA108Rl6bq4vxA108R15eqlmJkkXt2yFMPdbZQyTVzvWNcvBc3MFueDgkrmi+NBQSHzxe8HBYXMF/cHBYUM8cP7uBQ0M/fkelsKupl7VteCZua+nXIpaGbi+/izTHrZn24mim9n/jDpHHfvATETxS/T6DRMOpdnxctEcZfTwDi2X21LJxPFYRw3UT8tvEwVd7exfVifREamipdpx/WHq5PJ4nl03P4iGJkuDsMTEvd/QnpmiNuAGDFixIh/Ttyqz6WK6XPR56LPRZ+LPhftJvpc9Lnoc9Hnos9Fn4s+F+IVqTGIESNGjBgxYsRfi3Njfr945NIexIgRP1kMAAAAT+MKNypDuPPSfGMAAAAASUVORK5CYII=',
};
